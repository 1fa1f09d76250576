import '../ui/styles/index.css'
import { createRoot } from 'react-dom/client'
import { App, prepareApp } from './app.tsx'

const GALLERY_PATH = '/__ui'
const galleryOffered = import.meta.env.DEV || import.meta.env.VITE_UI_GALLERY !== ''

const place = document.getElementById('root')
if (place === null) throw new Error('The page has no place to draw into')
const root = createRoot(place)

if (galleryOffered && location.pathname === GALLERY_PATH) {
  void import('../ui-gallery/gallery.tsx').then(({ Gallery }) => root.render(<Gallery />))
} else {
  root.render(<App queryClient={prepareApp()} />)
}
