/**
 * The styles of pins and threads as text: Storybook's frame and the report are put together by two bundlers, and
 * neither knows the design system, which is what is talked about. A page may set the colours by its own names; a pin
 * has the same on every picture.
 */
export const styles = `
.comments {
  --own-text: var(--text, #15211f);
  --own-muted: var(--muted, #55605d);
  --own-line: var(--line, #d2ccc0);
  --own-raised: var(--raised, #fff);
  --own-accent: var(--accent, #0c6b4e);
  --own-mark: var(--mark, #a53f17);
  display: grid;
  gap: 0.75rem;
  align-content: start;
  color: var(--own-text);
  line-height: 1.5;
}
.comments :is(h2, p) { margin: 0; }
.comments h2 { font-size: 1.1em; font-weight: 650; }
.comments-row { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; }
.comments :is(button, input, textarea) {
  box-sizing: border-box;
  font: inherit;
  min-height: 2rem;
  padding: 0.25rem 0.75rem;
  color: var(--own-text);
  background: var(--own-raised);
  border: 1px solid var(--own-muted);
  border-radius: 0.375rem;
}
.comments button { cursor: pointer; }
.comments button:is(:disabled, [aria-disabled="true"]) { color: var(--own-muted); cursor: default; }
.comments button:hover:not(:disabled, [aria-disabled="true"]) { color: var(--own-accent); border-color: var(--own-accent); }
.comments textarea { width: 100%; resize: vertical; }
.comments :focus-visible, .comments-layer :focus-visible { outline: 2px solid var(--own-accent, #0c6b4e); outline-offset: 2px; }
.comments-form, .comments-list { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
details > .comments-list { margin-block-start: 0.5rem; }
.comments-thread {
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem;
  background: var(--own-raised);
  border: 1px solid var(--own-line);
  border-radius: 0.375rem;
  overflow-wrap: anywhere;
}
.comments-thread[aria-current] { border-color: var(--own-accent); }
.comments-text { white-space: pre-wrap; unicode-bidi: plaintext; }
.comments-reply { border-inline-start: 2px solid var(--own-line); padding-inline-start: 0.75rem; }
.comments :is(.comments-note, time) { color: var(--own-muted); font-size: 0.9em; }
.comments-fault { color: var(--own-mark); }
.comments-row:empty { display: none; }
/* Without a gap, and still there: what is announced has to be in the page before it says something. */
.comments-fault:empty { position: absolute; }
.comments-author { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
.comments-number, .comments-pin {
  display: inline-grid;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  font: 600 0.8125rem/1 system-ui, sans-serif;
  color: #fff;
  background: #a53f17;
  border-radius: 1rem;
}
.comments-number { margin-inline-end: 0.25rem; }
.comments-layer { position: absolute; inset: 0; pointer-events: none; }
.comments-pin {
  position: absolute;
  box-sizing: border-box;
  width: max-content;
  min-width: 1.75rem;
  height: 1.75rem;
  min-height: 0;
  padding: 0 0.25rem;
  border: 2px solid #fff;
  box-shadow: 0 0 0 1px #15211f;
  transform: translate(-50%, -50%);
  pointer-events: auto;
  cursor: pointer;
  scroll-margin: 7rem 2rem;
}
.comments-pin[aria-current] { background: #15211f; }
.comments-pin-new { pointer-events: none; background: #15211f; }
.comments-catcher {
  position: absolute;
  inset: 0;
  width: 100%;
  min-height: 0;
  padding: 0;
  border: 0;
  background: rgb(21 33 31 / 8%);
  pointer-events: auto;
  cursor: crosshair;
}
.comments-layer .comments-catcher:focus-visible { outline-offset: -3px; }
.comments-hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
`
