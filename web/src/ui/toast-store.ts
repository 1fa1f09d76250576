export interface ToastLink {
  label: string
  href: string
}

export interface ToastAction {
  label: string
  onPress: () => void
}

export interface ToastInput {
  title: string
  description?: string
  link?: ToastLink
  /** Where a press leads within the page; the notice goes with it. */
  action?: ToastAction
  durationMs?: number
}

export interface ToastItem extends ToastInput {
  id: number
  kind: 'success' | 'error'
  durationMs: number
}

const SUCCESS_DURATION_MS = 3_000
const ERROR_DURATION_MS = 8_000

type Listener = () => void

let current: ToastItem | null = null
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
let startedAt = 0
let remainingMs = 0
const listeners = new Set<Listener>()

function publish(next: ToastItem | null) {
  current = next
  for (const listener of listeners) listener()
}

function run({ id }: ToastItem, ms: number) {
  clearTimeout(timer)
  startedAt = Date.now()
  remainingMs = ms
  timer = setTimeout(() => toast.dismiss(id), ms)
}

function raise(kind: ToastItem['kind'], input: ToastInput): number {
  const durationMs = input.durationMs ?? (kind === 'error' ? ERROR_DURATION_MS : SUCCESS_DURATION_MS)
  lastId += 1
  const item = { ...input, id: lastId, kind, durationMs }
  publish(item)
  run(item, durationMs)
  return lastId
}

/** One at a time: a new one takes the place of the old one. Needs no React, so any code may raise one. */
export const toast = {
  success: (input: ToastInput): number => raise('success', input),
  error: (input: ToastInput): number => raise('error', input),
  /** With an id: only if that one still stands. */
  dismiss(id?: number): void {
    if (!current || (id !== undefined && id !== current.id)) return
    clearTimeout(timer)
    publish(null)
  },
}

export const toastStore = {
  current: (): ToastItem | null => current,
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  pause(): void {
    if (!current || timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    remainingMs -= Date.now() - startedAt
  },
  resume(): void {
    if (!current || timer !== undefined) return
    run(current, Math.max(remainingMs, 0))
  },
}
