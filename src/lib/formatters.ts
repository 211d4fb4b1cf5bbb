// One formatter per locale and options: creating one costs a hundred times as much as using it.

function keeping<Options, Formatter>(Type: new (locale: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const formatter = made.get(key) ?? new Type(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

/** @throws RangeError for an unknown time zone */
export const dateFormat = keeping<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
export const numberFormat = keeping<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
export const agoFormat = keeping<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
);
export const listFormat = keeping<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);
