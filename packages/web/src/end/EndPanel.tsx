import type { TableState } from '../session/session.ts';
export const EndPanel = ({ table, onAgain }: { readonly table: TableState; readonly onAgain: () => void }) => (
  <button type="button" onClick={onAgain}>{table.id}</button>
);
