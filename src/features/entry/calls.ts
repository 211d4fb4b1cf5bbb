// The calls of these pages, loaded on demand. Imported by name, because importing the whole module
// would move all of it into the first script of pages that need only a schema.
export { getOwnAccount, updateOwnAccount } from '~/api/account';
export {
  acceptInvitation,
  createAccount,
  createAccountRequest,
  findInvitation,
} from '~/api/accounts';
