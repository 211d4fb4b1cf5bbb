// A caller of the lab's backend.
import { Credential, type CredentialPart } from '../auth/credential.ts';

/** A credential as plain data that can be sent to other processes. */
export interface Caller {
  as: string;
  part: CredentialPart;
}

export const credentialsOf = (callers: Caller[]): Credential[] =>
  callers.map(({ as, part }) => new Credential([part], as));
