import { TokenLogo } from '../ui/token-logo.tsx'

/** The initials of a contact on a colour of its own. */
export function ContactMark({ name, size = 32 }: { name: string; size?: number }) {
  return <TokenLogo symbol={initialsOf(name)} size={size} />
}

function initialsOf(name: string): string {
  const [first = '', second = ''] = name.split(' ')
  const letterOf = (word: string) => [...word][0] ?? ''
  return `${letterOf(first)}${letterOf(second)}`.toUpperCase()
}
