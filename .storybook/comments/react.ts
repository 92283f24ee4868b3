import * as React from 'react'

/**
 * Storybook bundles what is in its frame with a compiler that writes elements as calls of a global `React`, whatever the
 * sources say; parts that are shared with other pages do not import it.
 */
Object.assign(globalThis, { React })
