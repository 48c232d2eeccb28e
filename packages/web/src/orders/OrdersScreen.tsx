import { createContext, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Session, TableState } from '../session/session.ts';

/** Read when somebody opens it. */
const OrdersDialog = lazy(() => import('./OrdersDialog.tsx').then((loaded) => ({ default: loaded.OrdersDialog })));

/** Opens the standing orders. */
export const OpenOrdersContext = createContext<() => void>(() => undefined);

interface OrdersScreenProps {
  readonly table: TableState;
  readonly session: Session;
  readonly children: ReactNode;
}

/** The standing orders stay open while what they were opened from gives way to something that is played. */
export function OrdersScreen({ table, session, children }: OrdersScreenProps) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  return (
    <OpenOrdersContext value={open}>
      {children}
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <OrdersDialog table={table} session={session} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </OpenOrdersContext>
  );
}
