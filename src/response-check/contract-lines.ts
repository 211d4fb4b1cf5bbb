/** The source of a rule in the contract; lines count from 1. */
export interface ContractLine {
  file: string;
  line: number;
}

/**
 * Asks the mock, which has the contract's files, for the sources of rules.
 * @param rules JSON pointers into the bundled contract
 * @returns the sources by rule; rejects without a mock
 */
export async function readContractLines(
  rules: string[],
  signal: AbortSignal,
): Promise<Map<string, ContractLine>> {
  const query = new URLSearchParams(rules.map((rule) => ['rule', rule]));
  const answer = await fetch(`/_mock/contract?${query}`, { signal });
  const places = (await answer.json()) as ({ rule: string } & ContractLine)[];
  return new Map(places.map(({ rule, file, line }) => [rule, { file, line }]));
}
