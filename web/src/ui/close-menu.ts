import { createContext } from 'react'

/** Closes the menu with the focus back on its button, before what was chosen happens. */
export const CloseMenuContext = createContext<() => void>(() => {})
