import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { download } from '~/lib/download';
import { Card } from '~/parts/page/card';
import { Button } from '~/ui/button';
import { Segmented } from '~/ui/field/segmented';
import { IconChartBar, IconFileTypeCsv, IconTable } from '~/ui/icons';
import styles from './charts.module.css';
import { FigureTable, type FigureTableProps } from './figure-table';
import { csvOf } from './figures';

interface FigureCardProps<Row> extends FigureTableProps<Row> {
  title: string;
  /** The metric. */
  sentence?: ReactNode;
  /** Above the chart or the table: options and a legend. */
  controls?: ReactNode;
  chart: ReactNode;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  /** The file name without its extension. */
  fileName: string;
  /** New figures are loading. */
  busy?: boolean;
}

/** Figures as a chart, as a table, or as a file of that table. */
export function FigureCard<Row>(props: FigureCardProps<Row>) {
  const { title, sentence, controls, chart, isTable, onTable, fileName, busy, ...figures } = props;
  const { t } = useLingui();
  const save = () => download(new Blob([csvOf(figures)], { type: 'text/csv' }), `${fileName}.csv`);
  return (
    <Card
      title={title}
      text={sentence}
      action={
        <fieldset className={styles.views}>
          <legend className="visually-hidden">{t`Show ${title} as`}</legend>
          <Segmented
            size="s"
            value={isTable ? 'table' : 'chart'}
            options={[
              {
                value: 'chart',
                icon: <IconChartBar size={16} aria-hidden />,
                label: <Trans>Chart</Trans>,
              },
              { value: 'table', icon: <IconTable size={16} aria-hidden />, label: <Trans>Table</Trans> },
            ]}
            onChange={(value) => onTable(value === 'table')}
          />
          <Button
            variant="secondary"
            size="s"
            icon={<IconFileTypeCsv size={16} />}
            aria-label={t`Download ${title} as CSV`}
            onClick={save}
          >
            <Trans>CSV</Trans>
          </Button>
        </fieldset>
      }
    >
      {controls}
      <div className={styles.content} aria-busy={busy || undefined}>
        {isTable ? <FigureTable {...figures} /> : chart}
      </div>
    </Card>
  );
}
