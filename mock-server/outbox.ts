// The messages with a link that the sandbox would send. It writes each to its log, from which they are read here.

interface OutboxMessage {
  to: string;
  /** Where its link leads, on the app's origin. */
  href: string;
}

const KEPT = 50;

export interface Outbox {
  /** Takes a line of the sandbox's log; lines that are no message are ignored. */
  read(line: string): void;
  /** The newest first. */
  sentTo(address: string): OutboxMessage[];
}

export function createOutbox(): Outbox {
  const messages: OutboxMessage[] = [];
  return {
    read(line) {
      const [, to, href] = /Invitation for (\S+): (\/team#invitation=[\w-]+)$/.exec(line) ?? [];
      if (!to || !href) return;
      messages.unshift({ to, href });
      messages.length = Math.min(messages.length, KEPT);
    },
    sentTo: (address) => messages.filter(({ to }) => to.toLowerCase() === address.toLowerCase()),
  };
}
