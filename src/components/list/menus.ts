// The menus of a list's toolbar, in one file that is loaded when the first of them opens.
export { ColumnChooser } from './column-chooser';
export { FilterFields } from './filter-fields';
export { SavedViews } from './saved-views';
