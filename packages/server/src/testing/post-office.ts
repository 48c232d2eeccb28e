// Where notices arrive in tests: a mail server, and one place for webhooks and push messages, as real as it gets here.
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly to: string;
  readonly raw: string;
}

/** A mail server that keeps what it accepts. */
export class MailServer {
  readonly mails: Mail[] = [];
  /** Is asked before a recipient is accepted, with the sender; may take its time, or refuse with an error. */
  onRecipient: (address: string, from: string) => Promise<void> = async () => undefined;
  /** Hears of each mail that was accepted. */
  onMail: () => void = () => undefined;
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, { envelope }, done) => {
        const { mailFrom } = envelope;
        this.onRecipient(address, mailFrom === false ? '' : mailFrom.address).then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error('no')),
        );
      },
      onData: (stream, session, done) => {
        text(stream).then(
          (raw) => {
            this.mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), raw });
            this.onMail();
            done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error('no')),
        );
      },
    });
    // A sender that is killed in the middle of a mail is no fault of this server.
    this.#server.on('error', () => undefined);
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A place that takes whatever is posted to it. */
export class Letterbox {
  readonly posted: Posted[] = [];
  /** The status that the next answers have. */
  status: (path: string) => number = () => 201;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      void buffer(request).then((body) => {
        const path = request.url ?? '';
        const status = this.status(path);
        if (status < 300) this.posted.push({ path, headers: request.headers, body });
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
      });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** A browser's end of a push subscription: its keys, and how it opens what was sealed for them (RFC 8291). */
export class Subscription {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#ecdh.generateKeys();
  }

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  open(sealed: Buffer): unknown {
    const salt = sealed.subarray(0, 16);
    const length = sealed.readUInt8(20);
    const sender = sealed.subarray(21, 21 + length);
    const cipher = sealed.subarray(21 + length);
    const shared = this.#ecdh.computeSecret(sender);
    const hmac = (key: Buffer, ...parts: Buffer[]) => createHmac('sha256', key).update(Buffer.concat(parts)).digest();
    const one = Buffer.from([1]);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const secret = hmac(hmac(this.#auth, shared), info, one);
    const root = hmac(salt, secret);
    const key = hmac(root, Buffer.from('Content-Encoding: aes128gcm\0'), one).subarray(0, 16);
    const nonce = hmac(root, Buffer.from('Content-Encoding: nonce\0'), one).subarray(0, 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(cipher.subarray(-16));
    const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
    // The last record ends in a two and zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}
