/**
 * What one ticks or chooses, drawn as the fields beside it are: the browser's own is a grey block at night. With colours
 * forced by the system it is the browser's again.
 */
export const markStyles =
  'grid size-4 shrink-0 cursor-pointer appearance-none place-content-center border border-rule-strong bg-sheet before:scale-0 before:bg-on-primary checked:border-primary checked:bg-primary checked:before:scale-100 disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto forced-colors:before:hidden'
