// The calls of these pages, fetched when one is made. By name: to fetch the door itself would be to want all of it, and
// pages that need no more of it than a schema have it in the first script.
export { getOwnAccount, updateOwnAccount } from '~/api/account';
export {
  acceptInvitation,
  createAccount,
  createAccountRequest,
  createInvitedAccount,
} from '~/api/accounts';
