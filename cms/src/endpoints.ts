import type { Endpoint } from 'payload';

export const publicEndpoints: Endpoint[] = [];
