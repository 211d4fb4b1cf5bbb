import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type Ref, useImperativeHandle, useRef, useState } from 'react';

export interface Editable {
  edit: (row: number, text: string) => void;
}

interface PlainProps {
  ref: Ref<Editable>;
  rows: string[][];
}

const Cells = memo(function Cells({ row }: { row: string[] }) {
  return row.map((cell) => <td key={cell}>{cell}</td>);
});

function useEditable({ ref, rows: given }: PlainProps): string[][] {
  const [rows, setRows] = useState(given);
  useImperativeHandle(ref, () => ({
    edit: (row, text) => setRows(rows.map((cells, i) => (i === row ? [text, ...cells.slice(1)] : cells))),
  }));
  return rows;
}

/** Renders all rows once. */
export function PlainTable(props: PlainProps) {
  const rows = useEditable(props);
  return (
    <div data-box style={{ blockSize: 800, overflow: 'auto' }}>
      <table>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={i} style={{ blockSize: 44 }}>
              <Cells row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A minimal virtual table. */
export function PlainVirtual(props: PlainProps) {
  const rows = useEditable(props);
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 44,
    overscan: 8,
    useFlushSync: false,
  });
  return (
    <div ref={box} data-box style={{ blockSize: 800, overflow: 'auto' }}>
      <table style={{ display: 'block', position: 'relative', blockSize: virtual.getTotalSize() }}>
        <tbody>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <tr
              key={index}
              style={{ position: 'absolute', blockSize: 44, transform: `translateY(${start}px)` }}
            >
              <Cells row={rows[index] ?? []} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
