export { startWatch, type WatchOptions, type WatchServer } from './watch/serve.ts';
