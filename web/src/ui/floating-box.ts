/** Written inside its anchor's neighbourhood, so it must not inherit how text looks there. */
export const FLOATING_BOX =
  'floating fixed inset-auto max-w-[calc(100vw-16px)] overflow-y-auto overscroll-contain rounded-md border bg-popover text-left text-body font-regular tracking-normal whitespace-normal text-1 shadow-2 outline-none'
