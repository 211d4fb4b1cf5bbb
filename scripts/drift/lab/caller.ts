// Whoever calls the lab's backend.
import { Credential, type CredentialPart } from '../cli/credential.ts';

/** What a credential is made of, as plain data: it also goes to other processes. */
export interface Caller {
  as: string;
  part: CredentialPart;
}

export const credentialsOf = (callers: Caller[]): Credential[] =>
  callers.map(({ as, part }) => new Credential([part], as));
