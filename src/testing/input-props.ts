/** The props of an empty, valid input of a form, for component tests. */
export const inputProps = {
  onChange: () => {},
  onBlur: () => {},
  describedBy: undefined,
  invalid: false,
  required: false,
  readOnly: false,
  maxLength: undefined,
};
