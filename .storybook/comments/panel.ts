/** The panel in which a story is talked about. */
export const PANEL = 'comments/panel'
