// `npm run admin -- <command>`: what the admins' page does, for the terminal. It talks to a running server.
import { runAdmin } from './admin/command.ts';

process.exitCode = await runAdmin(process.argv.slice(2), process.env);
