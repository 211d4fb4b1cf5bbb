/** Where the author of the contract wrote a rule; the line counts from 1. */
export interface ContractLine {
  file: string;
  line: number;
}

/**
 * Asks the mock, which has the contract's files, where rules are written.
 * @param rules JSON pointers into the bundled contract
 * @returns by rule; rejects where no mock is
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
