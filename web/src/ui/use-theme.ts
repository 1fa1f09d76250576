import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'system' | 'dark' | 'light'
export type Theme = 'dark' | 'light'

const KEY = 'theme'
/** public/theme.js listens for it and is the only one that touches <html>. */
const CHOICE_EVENT = 'theme-choice'
const LIGHT_QUERY = '(prefers-color-scheme: light)'

/** For browsers that refuse storage: the choice then lasts as long as the page. */
let unstored: ThemeChoice | null = null

function readChoice(): ThemeChoice {
  if (unstored) return unstored
  const stored = readStored()
  return stored === 'dark' || stored === 'light' ? stored : 'system'
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

export function setTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice)
    unstored = null
  } catch {
    unstored = choice
  }
  dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail: choice }))
}

function subscribe(onChange: () => void): () => void {
  const light = matchMedia(LIGHT_QUERY)
  light.addEventListener('change', onChange)
  addEventListener(CHOICE_EVENT, onChange)
  addEventListener('storage', onChange)
  return () => {
    light.removeEventListener('change', onChange)
    removeEventListener(CHOICE_EVENT, onChange)
    removeEventListener('storage', onChange)
  }
}

export interface ThemeState {
  /** What the person chose. */
  choice: ThemeChoice
  /** What is shown. */
  theme: Theme
  setTheme: (choice: ThemeChoice) => void
}

export function useTheme(): ThemeState {
  const choice = useSyncExternalStore(subscribe, readChoice)
  const theme = useSyncExternalStore(subscribe, readTheme)
  return { choice, theme, setTheme }
}
