/** R1-141: beyond it answers may get worse. */
export const TOOLS_RECOMMENDED = 30
/** R1-332 */
export const TOOLS_MAX = 50

/** G19: under this name the amber note is remembered as dismissed. */
export const LIMIT_NOTE_ID = 'toolbox-limit-warning'
