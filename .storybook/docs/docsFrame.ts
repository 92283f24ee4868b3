/** The frame of this story on a docs page, for stories with `docs.story.inline: false`. */
export const docsFrame = window.frameElement?.id.startsWith('iframe--') ? window.frameElement : null
