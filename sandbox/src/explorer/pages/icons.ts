import { Html } from '../html.ts'

const draw = (path: string, size = 14): Html =>
  new Html(
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`,
  )

export const icons = {
  cube: draw('<path d="m12 3 8 4.5v9L12 21l-8-4.5v-9ZM4 7.5l8 4.5 8-4.5M12 12v9"/>', 18),
  search: draw('<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>'),
  back: draw('<path d="M19 12H5M11 18l-6-6 6-6"/>', 13),
  info: draw('<circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 8h.01"/>'),
  check: draw('<path d="M20 6 9 17l-5-5"/>', 12),
  cross: draw('<path d="M18 6 6 18M6 6l12 12"/>', 12),
  link: draw(
    '<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>',
    13,
  ),
  code: draw('<path d="m8 7-5 5 5 5M16 7l5 5-5 5"/>', 13),
  copy: draw(
    '<rect x="9" y="9" width="12" height="12" rx="2"/><path d="M5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1"/>',
    12,
  ),
  down: draw('<path d="m6 9 6 6 6-6"/>'),
  inner: draw('<path d="M4 5v7a2 2 0 0 0 2 2h13M15 18l4-4-4-4"/>', 13),
} as const
