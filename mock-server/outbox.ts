// The messages with a link that the sandbox would send, read from its log.

interface OutboxMessage {
  to: string;
  /** The link's path on the app's origin. */
  href: string;
}

const KEPT = 50;

export interface Outbox {
  /** Reads a line of the sandbox's log; ignores lines without a message. */
  read(line: string): void;
  /** Newest first. */
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
