/** The file that is read first, in the form that https://llmstxt.org describes. */
export const entry = (counts: Readonly<Record<string, number>>): string => `# Mintage design system

> The components, screens, texts and state machines of an AI image service, for React 19: what there is, in which states,
> and what shows it. Everything here is generated from the sources when this Storybook is built.

A story is shown by itself at \`iframe.html?id=<id>\`, and with its panel at \`?path=/story/<id>\`. The page of a component
is \`?path=/docs/<first part of its story ids>--docs\`. Each file begins with \`version\`; its shape is
\`tools/system-index/shape.ts\` in the repository, in words in \`docs/how-to/read-the-index.md\`.

## Files

- [Components](system/components.json): ${counts.components} with imports, props, guide (purpose, status, do and don't, words, parts, data attributes, keys, what is heard, peers) and stories
- [States](system/states.json): ${counts.places} routes and overlays, each in all of its states, with the stories that show it or the reason why none does
- [Stories](system/stories.json): ${counts.stories} by id, with their files
- [Texts](system/texts.json): ${counts.texts} by key, in English
- [Machines](system/machines.json): ${counts.machines} with their states, what leads from one to another, and what a person sees meanwhile
- [Tokens](system/tokens.json): ${counts.tokens} with their values, custom properties and the components that use them
- [Design tokens](design-tokens/mintage.resolver.json): the same tokens in the format of the Design Tokens Community Group (2025.10), by scheme and window
`
