import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import { refuseFields } from '../refusal.ts';
import { type CardRow, readCard } from './charge.ts';

const SETUP_SECONDS = 3600;

export const cards = {
  async getCard({ db }) {
    const card = await readCard(db);
    return { card: card ? toCard(card) : null };
  },

  async createCardSetup({ accountId, payments, now }) {
    const expires = Math.floor(now.getTime() / 1000) + SETUP_SECONDS;
    return {
      clientSecret: payments.createSetup({ accountId, expires }),
      expiresAt: new Date(expires * 1000).toISOString(),
    };
  },

  async replaceCard({ db, accountId, payments, body, now }) {
    const card = payments.readToken(body.token, accountId, now);
    if (!card) {
      const message = "Enter the card again. The payment service didn't confirm it.";
      throw refuseFields([{ field: 'token', message }]);
    }
    const stored = { ...card, createdAt: now };
    await db
      .insertInto('cards')
      .values(stored)
      .onConflict((known) => known.constraint('cards_pkey').doUpdateSet(stored))
      .execute();
    return { card: toCard(stored) };
  },
} satisfies Handlers;

const toCard = (row: Omit<CardRow, 'createdAt'>): components['schemas']['Card'] => ({
  brand: row.brand,
  last4: row.last4,
  expMonth: row.expMonth,
  expYear: row.expYear,
  name: row.name,
  postalCode: row.postalCode,
});
