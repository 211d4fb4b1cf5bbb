/** The end of a name stays visible: files of one camera differ there. It starts with a whole word if one is near. */
const END = /(?<=[\s_-]).{8,16}$|.{12}$/su;
/** A word that would be cut. */
const CUT_WORD = /[\s_-]+[^\s_-]{0,8}$/u;

/** A name without its middle, if it is long: in a sentence, or where it may take several lines. */
export function shortName(name: string, longest = 40): string {
  if (name.length <= longest) return name;
  const end = END.exec(name)?.[0] ?? '';
  return `${name.slice(0, longest - end.length - 1).replace(CUT_WORD, '')}…${end}`;
}
