// Finds places in the text of a JSON file without a tree of it, which a large contract has no memory for.

interface Member {
  /** The offset of its key; of the value for an entry of a list. */
  at: number;
  value: number;
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/gs;

/** @returns the offset of the deepest part of a path that exists */
export function offsetsIn(text: string): (path: string[]) => number {
  const known = new Map<number, Map<string, Member>>();
  const start = text.search(/\S/);
  return (path) => {
    let place: Member = { at: start, value: start };
    for (const step of path) {
      const members = known.get(place.value) ?? membersAt(text, place.value);
      known.set(place.value, members);
      const inner = members.get(step);
      if (!inner) break;
      place = inner;
    }
    return place.at;
  };
}

/** The members of the object or list that begins at an offset. */
function membersAt(text: string, start: number): Map<string, Member> {
  const members = new Map<string, Member>();
  const isList = text[start] === '[';
  if (!isList && text[start] !== '{') return members;
  let depth = 0;
  let key: { name: string; at: number } | undefined;
  let isValueNext = isList;
  TOKEN.lastIndex = start;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const [word] = token;
    const isEnd = word === '}' || word === ']';
    if (depth === 1 && !isEnd) {
      if (word === ',') {
        isValueNext = isList;
        key = undefined;
      } else if (word === ':') isValueNext = true;
      else if (isValueNext) {
        members.set(key?.name ?? `${members.size}`, { at: key?.at ?? token.index, value: token.index });
        isValueNext = false;
      } else key = { name: JSON.parse(word), at: token.index };
    }
    if (word === '{' || word === '[') depth += 1;
    if (isEnd) depth -= 1;
    if (depth === 0) break;
  }
  return members;
}
