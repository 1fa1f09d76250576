import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { dialogStack } from './dialog-stack.ts'
import { focusInside } from './focus-inside.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface ModalDialogInput {
  open: boolean
  onClose: () => void
  /** False while something runs that must not be left half way. */
  dismissible: boolean
  dialog: RefObject<HTMLDialogElement | null>
  box: RefObject<HTMLElement | null>
}

/** Drives a native modal dialog from React state: Esc, press on the backdrop, focus in and back. */
export function useModalDialog({ open, onClose, dismissible, dialog, box }: ModalDialogInput): void {
  const latest = useRef({ onClose, dismissible })
  useLayoutEffect(() => {
    latest.current = { onClose, dismissible }
  })

  useReturnFocus(open)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    if (!element.open) element.showModal()
    dialogStack.push(element)
    if (box.current) focusInside(box.current)
    return () => {
      dialogStack.remove(element)
      element.close()
    }
  }, [open, dialog, box])

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const listening = new AbortController()
    const { signal } = listening
    const dismiss = () => latest.current.dismissible && latest.current.onClose()

    element.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== element) return
        event.preventDefault()
        dismiss()
      },
      { signal },
    )
    // Browsers close without asking on the second Esc in a row; the state has to follow. The event comes late:
    // a dialog that is open again by then (effects run twice in development) was not left.
    element.addEventListener(
      'close',
      ({ target }) => target === element && !element.open && latest.current.onClose(),
      { signal },
    )
    // A press that began inside the box (selecting text) and ends outside is no wish to leave.
    let pressedOutside = false
    element.addEventListener('pointerdown', ({ target }) => (pressedOutside = target === element), { signal })
    element.addEventListener('click', ({ target }) => pressedOutside && target === element && dismiss(), {
      signal,
    })
    return () => listening.abort()
  }, [open, dialog])
}
