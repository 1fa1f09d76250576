type Listener = () => void

let stack: readonly HTMLElement[] = []
const listeners = new Set<Listener>()

function set(next: readonly HTMLElement[]) {
  stack = next
  for (const listener of listeners) listener()
}

/** Open modal dialogs, oldest first: toasts have to live inside the top one to be seen and heard. */
export const dialogStack = {
  push(dialog: HTMLElement) {
    set([...stack.filter((one) => one !== dialog), dialog])
  },
  remove(dialog: HTMLElement) {
    if (stack.includes(dialog)) set(stack.filter((one) => one !== dialog))
  },
  top(): HTMLElement | null {
    return stack.at(-1) ?? null
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
