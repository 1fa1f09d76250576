import { useState } from 'react'
import { useAccount } from '../../lib/session.ts'

/** Whether this was a guest when the dialog opened: its words must not change while the passkey is being saved. */
export function useGuestAtOpen(open: boolean): boolean {
  const now = useAccount()?.guest ?? false
  const [held, setHeld] = useState(now)
  if (!open && held !== now) setHeld(now)
  return held
}
