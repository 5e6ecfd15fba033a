export const needed = 'يتطلب اتصالًا بالإنترنت';
