export const Rules = ({ clause, onClose }: { readonly clause: string; readonly onClose: () => void }) => (
  <button type="button" onClick={onClose}>{clause}</button>
);
