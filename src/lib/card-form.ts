// The port to the service that takes card numbers. Its fields are in a separate frame: the number never reaches our
// page, and what comes back is a token.

export interface CardForm {
  /**
   * Sends what was entered to the service, with the setup's secret, and lets the bank authenticate the user if it asks.
   * Never rejects.
   */
  submit(clientSecret: string): Promise<CardOutcome>;
  destroy(): void;
}

export type CardOutcome =
  | { token: string }
  /**
   * `message` is the service's own, in the language of the page, for codes without our own message.
   */
  | { error: { code: string; message: string } };

export interface CardFormOptions {
  /** Names the frame for screen readers. */
  label: string;
  locale: string;
  isDark: boolean;
  onReady(): void;
  /** Enter was pressed in a field. */
  onSubmit(): void;
  /** The service could not be reached. */
  onFailed(): void;
}

export interface CardService {
  mount(container: HTMLElement, options: CardFormOptions): CardForm;
}
