/** Everything global, in order. An app imports this once, before anything else of the package. */
import './tokens/layers.css.ts'
import './tokens/reset.css.ts'
import './tokens/theme.css.ts'
import './tokens/fonts.css'
import './tokens/navigation.css'
