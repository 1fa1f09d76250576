import { createContext } from 'react'

/** The panel a sheet rises in, from wherever inside the panel it is opened. */
export const PanelHostContext = createContext<HTMLElement | null>(null)
