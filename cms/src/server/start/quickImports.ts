import { registerHooks } from 'node:module';

/**
 * Node asks for each file of a package which format it has, and reads all that the package exports each time. For drizzle-orm,
 * under Payload, that is 177 kB a file, and took a quarter of what the web process needs to start: what its files import of
 * each other is said here instead.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isOfDrizzle = parentURL.includes('/node_modules/drizzle-orm/') && parentURL.endsWith('.js');
    if (!isOfDrizzle || !specifier.startsWith('.')) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
