import chip from '~/ui/chip.module.css';

interface ChipSelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Undefined selects the first option. */
  value: Value | undefined;
  /** Marked as a filter that is set. */
  on?: boolean;
  className?: string | undefined;
  onChange: (value: Value | undefined) => void;
}

/** A select in a chip, with its label before the value. */
export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const { label, options, value, on, className = '', onChange } = props;
  return (
    <span className={`${chip.chip} ${className}`} data-on={on || undefined}>
      <span aria-hidden>{label}</span>
      <select
        aria-label={label}
        value={value ?? options[0]?.value}
        onChange={({ currentTarget }) =>
          onChange(options.find((option) => option.value === currentTarget.value)?.value)
        }
      >
        {options.map((option) => (
          <option className="text raised" key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
