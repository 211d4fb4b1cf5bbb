/** A list's page as the contract counts it: from 1, `show` items each. */
export interface PageQuery {
  page: number;
  show: number;
}

export const offsetOf = ({ page, show }: PageQuery): number => (page - 1) * show;

/** @param total how many match, as the database counts them: a driver may give a bigint as text */
export const pageCount = (total: number | string | bigint, { show }: PageQuery): number =>
  Math.ceil(Number(total) / show);
