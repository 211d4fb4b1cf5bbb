/** An item that is viewed, selected or bought, in the format of web analytics. */
export interface EventItem {
  item_id: string;
  item_name?: string;
  item_category?: string;
  price?: number;
  quantity?: number;
}

interface Money {
  /** ISO 4217. */
  currency: string;
  value: number;
}

/**
 * The standard web analytics events, including e-commerce, and their parameters. They must not
 * identify a person: no email address, phone number or customer name.
 */
export interface Events {
  page_view: object;
  search: object;
  share: { method: string; content_type: string };
  login: { method?: string };
  sign_up: { method?: string };
  generate_lead: Partial<Money>;
  view_item_list: { item_list_name: string; items?: EventItem[] };
  select_item: { item_list_name?: string; items: EventItem[] };
  view_item: { items: EventItem[] };
  add_to_cart: Money & { items: EventItem[] };
  begin_checkout: Money & { items: EventItem[] };
  add_payment_info: Money & { payment_type?: string; items: EventItem[] };
  purchase: Money & { transaction_id: string; items: EventItem[] };
  refund: Money & { transaction_id: string };
}

export type EventName = keyof Events;

/** The parameters of an event besides its page. */
export type Params<Name extends EventName = EventName> = Events[Name];
