// Shows developers the responses that violate the contract. In English, like the fault panel and
// the findings.
import { useSelector } from '@tanstack/react-store';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '~/ui/button';
import { answersFound, clearAnswersFound, type FoundAnswer } from './answer-check';
import styles from './answer-panel.module.css';
import { type ContractLine, readContractLines } from './contract-lines';

let shown = false;

/** Adds the panel to the page once, beside the app, so that no screen rerenders for it. */
export function showAnswerPanel(): void {
  if (shown) return;
  shown = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<AnswerPanel />);
}

function AnswerPanel() {
  const { findings, checked, failures } = useSelector(answersFound);
  const [open, setOpen] = useState(false);
  const badge = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    badge.current?.focus();
  };
  if (findings.length === 0 && failures === 0) return null;
  const count = findings.length === 1 ? '1 contract finding' : `${findings.length} contract findings`;
  return (
    <div className={styles.corner}>
      {/* Read aloud when the first one comes, and when their number changes. */}
      <div role="status">
        <button
          ref={badge}
          type="button"
          className={styles.badge}
          aria-expanded={open}
          aria-controls="answer-panel"
          onClick={() => setOpen(!open)}
        >
          {count}
        </button>
      </div>
      {open && (
        <Panel findings={findings} onClose={close}>
          {`${checked} answers checked on this page.`}
          {failures > 0 && ` The check itself failed ${failures} times; that is a fault of the check.`}
        </Panel>
      )}
    </div>
  );
}

function Panel({
  findings,
  onClose,
  children,
}: {
  findings: readonly FoundAnswer[];
  onClose: () => void;
  children: React.ReactNode;
}) {
  const lines = useContractLines(findings);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      id="answer-panel"
      className={styles.panel}
      aria-labelledby="answer-panel-title"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header className={styles.header}>
        <h2 id="answer-panel-title" ref={heading} tabIndex={-1} className={styles.title}>
          Answers that break the contract
        </h2>
        <Button size="s" variant="secondary" onClick={clearAnswersFound}>
          Clear
        </Button>
        <Button size="s" variant="secondary" onClick={onClose}>
          Close
        </Button>
      </header>
      <p className={styles.note}>{children}</p>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <Entry key={finding.fingerprint} finding={finding} line={lines.get(finding.rule)} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ finding, line }: { finding: FoundAnswer; line: ContractLine | undefined }) {
  const { fingerprint, method, path, status, operationId, kind, count, expected, found, at, rule } = finding;
  const contract = line ? `${line.file}:${line.line}` : rule;
  const [copied, setCopied] = useState(false);
  const facts: [string, string][] = [
    ['At', at.replace(/\/\d+(?=\/|$)/g, '/*') || 'the answer as a whole'],
    ['Expected', expected],
    ['Found', found],
    ['Contract', contract],
    ['Met', count === 1 ? 'once' : `${count} times`],
    ['Fingerprint', fingerprint],
  ];
  const call = `${method} ${path} ${status}`;
  const copy = () => {
    const text = [`${call} (${operationId}): ${kind}`, ...facts.map(([name, fact]) => `${name}: ${fact}`)];
    // Without clipboard access, the text can be selected manually.
    navigator.clipboard.writeText(text.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <li className="pad-3 break sunken radius-m" aria-label={`${call}: ${kind}`}>
      <div className={styles.call}>
        <strong>{call}</strong>
        <span className="caution">{kind}</span>
        <Button size="s" variant="subtle" onClick={copy} aria-label={`Copy ${call}: ${kind}`}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The source lines of violated rules, loaded on demand. */
function useContractLines(findings: readonly FoundAnswer[]): ReadonlyMap<string, ContractLine> {
  const [lines, setLines] = useState<ReadonlyMap<string, ContractLine>>(new Map());
  const rules = [...new Set(findings.map(({ rule }) => rule))].join('\n');
  useEffect(() => {
    const leaving = new AbortController();
    readContractLines(rules.split('\n'), leaving.signal).then(setLines, () => {
      // Only the mock knows source lines. Without it, the rule's own name says where to look.
    });
    return () => leaving.abort();
  }, [rules]);
  return lines;
}
