// The command line as a process of its own; tests run it through the transformer.
import { main } from '../main.ts';

process.exitCode = await main(process.argv.slice(2));
