import { Component, type ReactNode } from 'react';
import { words } from '../words.ts';
import '../spectator/frame.css';
import '../help/rules.css';

interface ErrorBoundaryProps {
  /** What stands in its place once something in it broke, or a part of it did not arrive. */
  readonly broken: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what breaks inside from blanking the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override render(): ReactNode {
    return this.state.hasBroken ? this.props.broken : this.props.children;
  }
}

/** Instead of a page that broke. */
export const BrokenPage = ({ onFront }: { readonly onFront: () => void }) => (
  <main className="silence">
    <Broken />
    <button type="button" className="text-link" onClick={onFront}>
      {words.front.front}
    </button>
  </main>
);

/** Instead of the rules; the game beside them goes on. */
export const BrokenRules = ({ onClose }: { readonly onClose: () => void }) => (
  <dialog className="rules" aria-label={words.help.heading} ref={show} onClose={onClose}>
    <form method="dialog" className="silence">
      <Broken />
      <button type="submit" className="text-link">
        {words.help.close}
      </button>
    </form>
  </dialog>
);

const show = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

/** A part that did not arrive is not asked for again by the same page: only a fresh one does. */
const Broken = () => (
  <>
    <div role="alert">
      <h2>{words.room.broken}</h2>
    </div>
    <button type="button" className="button" onClick={() => location.reload()}>
      {words.room.reload}
    </button>
  </>
);
