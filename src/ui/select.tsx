import { Combobox, type ComboboxProps } from './combobox';

/** From here on a list is searched rather than scrolled. */
const MANY = 15;

/** One of some options: the browser's own menu, or a combobox where there are many. A value not among them is kept. */
export function Select({ options, ...props }: ComboboxProps) {
  const { value, onChange, readOnly, ...field } = props;
  const isKnown = options.some((option) => option.value === value);
  const all = isKnown ? options : [{ value, label: value }, ...options];
  if (all.length > MANY) return <Combobox {...props} options={all} />;
  return (
    <select
      {...field}
      value={value}
      disabled={readOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {all.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
