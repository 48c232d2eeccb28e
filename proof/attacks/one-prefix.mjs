// 300 addresses of one IPv6 /64 (behind a proxy) ask for guests: they are one caller. Without MARSHALL_PROXY the forgotten variable is told.
import { ask } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { startServer } from './lib/server.mjs';

await attack('300 addresses of one IPv6 /64 are one caller', async () => {
  const behind = await startServer({ env: { MARSHALL_PROXY: '1' } });
  const counts = { same: 0, other: 0 };
  for (let i = 0; i < 300; i += 1) {
    const from = `2001:db8:1:2:${i.toString(16)}::1`;
    const answer = await ask(behind.url, 'POST', '/api/guests', {
      body: { name: `Guest ${i}` },
      headers: { 'x-forwarded-for': from },
    });
    if (answer.status === 200) counts.same += 1;
  }
  for (let i = 0; i < 20; i += 1) {
    const answer = await ask(behind.url, 'POST', '/api/guests', {
      body: { name: `Stranger ${i}` },
      headers: { 'x-forwarded-for': `2001:db8:1:${(i + 3).toString(16)}::1` },
    });
    if (answer.status === 200) counts.other += 1;
  }
  figure('guests', `${counts.same} of 300 of one /64, ${counts.other} of 20 of others`);
  hold(counts.same <= 30, 'a /64 has one bucket');
  hold(counts.other === 20, 'other prefixes are not held back');
  await behind.stop();
  const plain = await startServer();
  for (let i = 0; i < 3; i += 1)
    await ask(plain.url, 'GET', '/api/health', { headers: { 'x-forwarded-for': '192.0.2.1' } });
  const warned = plain.stderr().split('MARSHALL_PROXY is not set').length - 1;
  hold(warned === 1, `a forgotten MARSHALL_PROXY is told once (${warned} times)`);
  await plain.stop();
});
