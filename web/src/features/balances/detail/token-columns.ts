/** `market`: MCap and 24H, on wide panels. `price`: the price in a column of its own. */
export type TokenColumns = 'market' | 'price'

/** Columns that give way on a phone and in a narrow panel. */
export const WIDE_ONLY = 'max-md:hidden @max-narrow/panel:hidden'
/** What stands there instead. */
export const NARROW_ONLY = 'hidden max-md:inline @max-narrow/panel:inline'
