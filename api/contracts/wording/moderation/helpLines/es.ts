import type * as en from './en.ts';

export const helpLines: typeof en.helpLines = {
  title: 'Líneas de ayuda',
  description:
    'Personas que escuchan cuando la vida se hace demasiado, por país: por teléfono, por mensaje y por chat.',
  lede: 'Personas que escuchan cuando la vida se hace demasiado, para ti o para alguien cercano. No hace falta estar seguro de que sea lo bastante grave.',
  danger: '¿Alguien está en peligro ahora mismo? Llama al número de emergencias de donde esté. Figura con cada país.',
  emergency: 'Emergencias: {number}',
  honest:
    'Los números y horarios son de las propias organizaciones; cada una nombra su fuente. Donde hemos llamado, se dice cuándo. No se anota en ninguna parte quién lee esta página.',
  regions: 'Países',
};
